// Facts of every kind of widget, as a game would send them: for the tests, and to look at.

import type { Bullets, Facts, Gallery, Notes, Paths, Sheet, Spot, Totals, WordGrid, WordRun } from "../src/wire";

export const RUNS: WordRun[] = [
  { word: "BADGE", start: "E1", end: "I1" },
  { word: "EXPLOSIF", start: "B10", end: "B3" },
  { word: "LASER", start: "H9", end: "D9" },
  { word: "MARINE", start: "J3", end: "E8" },
  { word: "SABOTAGE", start: "C1", end: "J8" },
  { word: "FICHIER", start: "D7", end: "J1" },
  { word: "BUREAU", start: "A5", end: "A10" },
  { word: "VICTIME", start: "H7", end: "B1" },
];

export const GRID: WordGrid = {
  kind: "words",
  rows: [
    "KESLBADGER",
    "NPMALUHPEE",
    "CFOIBRLITM",
    "RIFATOHOAE",
    "BSEELCTRPO",
    "UOBRIAIAPA",
    "RLCFNNUVGE",
    "EPNRERXREE",
    "AXPRESALTE",
    "UEDEBYELCI",
  ],
  words: ["FICHIER"],
};

export const WORDS: string[] = ["BADGE", "EXPLOSIF", "LASER", "MARINE", "SABOTAGE", "FICHIER", "BUREAU", "VICTIME"];

export const BULLETS: Bullets = {
  kind: "bullets",
  reference: { number: 0, calibre: "9 mm", twist: "left", grooves: [2, 3, 3, 3, 2, 1, 3, 1] },
  candidates: [
    { number: 1, calibre: ".40", twist: "left", grooves: [2, 3, 2, 1, 3, 3, 2, 3] },
    { number: 2, calibre: ".45", twist: "right", grooves: [2, 1, 2, 2, 3, 2, 1, 1] },
    { number: 3, calibre: "9 mm", twist: "left", grooves: [2, 3, 3, 3, 2, 1, 3, 1] },
    { number: 4, calibre: "9 mm", twist: "left", grooves: [2, 2, 2, 3, 2, 1, 3, 1] },
    { number: 5, calibre: ".45", twist: "left", grooves: [2, 1, 1, 1, 1, 2, 3, 1] },
    { number: 6, calibre: "9 mm", twist: "right", grooves: [3, 1, 2, 2, 3, 2, 2, 3] },
    { number: 7, calibre: ".40", twist: "left", grooves: [2, 1, 2, 1, 2, 3, 2, 3] },
    { number: 8, calibre: ".40", twist: "right", grooves: [2, 2, 2, 3, 2, 3, 3, 2] },
    { number: 9, calibre: ".45", twist: "right", grooves: [1, 1, 2, 2, 3, 1, 1, 1] },
    { number: 10, calibre: ".40", twist: "right", grooves: [2, 2, 2, 2, 2, 1, 3, 2] },
    { number: 11, calibre: "9 mm", twist: "right", grooves: [3, 1, 2, 1, 3, 3, 2, 3] },
    { number: 12, calibre: ".45", twist: "left", grooves: [2, 3, 3, 1, 1, 2, 3, 1] },
  ],
};

export const PATHS: Paths = {
  kind: "path",
  lanes: 8,
  layers: [
    [
      [1, 2],
      [3, 4],
      [5, 6],
    ],
    [
      [2, 5],
      [6, 7],
    ],
    [
      [1, 4],
      [5, 6],
    ],
    [
      [1, 4],
      [5, 6],
      [7, 8],
    ],
    [
      [3, 6],
      [7, 8],
    ],
    [
      [1, 4],
      [5, 6],
    ],
  ],
  entry: 2,
};

export const GALLERY: Gallery = {
  kind: "gallery",
  width: 1600,
  height: 900,
  targets: [
    {
      id: "r1",
      label: "1 rouge",
      mark: "1",
      left: 891,
      right: 939,
      top: 440,
      bottom: 520,
      foot: 540,
      shape: "round",
      colour: "red",
    },
    {
      id: "r2",
      label: "2 rouge",
      mark: "2",
      left: 885,
      right: 945,
      top: 695,
      bottom: 795,
      foot: 820,
      shape: "round",
      colour: "red",
      called: true,
    },
    {
      id: "r3",
      label: "3 rouge",
      mark: "3",
      left: 1126,
      right: 1164,
      top: 209,
      bottom: 274,
      foot: 290,
      shape: "round",
      colour: "red",
    },
    {
      id: "r4",
      label: "4 rouge",
      mark: "4",
      left: 201,
      right: 249,
      top: 440,
      bottom: 520,
      foot: 540,
      shape: "round",
      colour: "red",
    },
    {
      id: "b1",
      label: "1 bleu",
      mark: "1",
      left: 666,
      right: 704,
      top: 209,
      bottom: 274,
      foot: 290,
      shape: "square",
      colour: "blue",
    },
    {
      id: "b2",
      label: "2 bleu",
      mark: "2",
      left: 206,
      right: 244,
      top: 209,
      bottom: 274,
      foot: 290,
      shape: "square",
      colour: "blue",
    },
    {
      id: "b3",
      label: "3 bleu",
      mark: "3",
      left: 1351,
      right: 1399,
      top: 440,
      bottom: 520,
      foot: 540,
      shape: "square",
      colour: "blue",
    },
    {
      id: "b4",
      label: "4 bleu",
      mark: "4",
      left: 1345,
      right: 1405,
      top: 695,
      bottom: 795,
      foot: 820,
      shape: "square",
      colour: "blue",
      called: true,
    },
  ],
  ticks: 600,
  required: 2,
  shooter: 1,
  launcher: {
    x: 800,
    y: 450,
    speed: 18,
    cool: 60,
    reload: 200,
    magazine: 4,
    flight: 15,
    sway_x: { amplitude: 60, period: 64, phase: 6 },
    sway_y: { amplitude: 36, period: 100, phase: 25 },
    scatter: [
      [-11, 35],
      [3, 20],
      [-19, 41],
      [-12, 3],
      [-17, -10],
      [-29, 3],
      [-9, 19],
      [-20, -8],
      [12, -15],
      [-10, -8],
      [6, -20],
      [6, 23],
      [28, 0],
      [-24, -5],
      [2, 23],
      [47, -8],
      [13, 10],
      [-28, 8],
      [33, 21],
      [-20, -39],
      [7, -39],
      [7, -33],
      [-1, 2],
      [-8, -41],
    ],
  },
};

export const SPOTS: Spot[] = [
  { id: "l1", label: "L1", x: 225, foot: 820, scale: 100 },
  { id: "l2", label: "L2", x: 455, foot: 820, scale: 100 },
  { id: "l3", label: "L3", x: 685, foot: 820, scale: 100 },
  { id: "l5", label: "L5", x: 1145, foot: 820, scale: 100 },
  { id: "l8", label: "L8", x: 455, foot: 540, scale: 80 },
  { id: "l9", label: "L9", x: 685, foot: 540, scale: 80 },
  { id: "l11", label: "L11", x: 1145, foot: 540, scale: 80 },
  { id: "l14", label: "L14", x: 455, foot: 290, scale: 65 },
  { id: "l16", label: "L16", x: 915, foot: 290, scale: 65 },
  { id: "l18", label: "L18", x: 1375, foot: 290, scale: 65 },
];

export const TOTALS: Totals = {
  kind: "totals",
  free: 19,
  track: 32,
  each: 4,
  shares: [{ seat: 0 }, { seat: 1, total: 5, done: true }, { seat: 2 }, { seat: 3 }],
};

export const SHEET: Sheet = {
  kind: "document",
  heading: "MONUMENT",
  title: "Colisée",
  initial: 0,
  serial: "121001",
  colour: "place",
  lines: [
    { text: "Voulu par un empereur qui taxait", value: 1 },
    { text: "l’urine, il ouvre en l’an 80 avec", value: 2 },
    { text: "cent jours de fêtes. Des marins", value: 0 },
    { text: "y déploient des toiles pour faire", value: 0 },
    { text: "de l’ombre. Quatre-vingts arcades", value: 1 },
    { text: "mènent aux gradins, que séismes", value: 1 },
    { text: "et maçons grignotent plus tard.", value: 0 },
    { text: "Des papes y suivent un chemin de", value: 2 },
    { text: "croix. Bruce Lee y affronte Chuck", value: 1 },
    { text: "Norris, bien après les lions et", value: 1 },
    { text: "les gladiateurs. Ovale, éventré,", value: 3 },
    { text: "il orne une pièce de cinq centimes.", value: 1 },
  ],
  totals: {
    kind: "totals",
    free: 19,
    track: 32,
    each: 4,
    shares: [{ seat: 0 }, { seat: 1, total: 5, done: true }, { seat: 2 }, { seat: 3 }],
  },
};

export const READ: Sheet = {
  kind: "document",
  heading: "MONUMENT",
  serial: "121001",
  colour: "place",
  read: "Voulu par un empereur qui taxait de l’ombre. Quatre-vingts arcades Des papes y suivent un chemin de",
  reading: true,
};

export const VERDICT: Sheet = {
  kind: "document",
  heading: "MONUMENT",
  title: "Colisée",
  initial: 0,
  serial: "121001",
  colour: "place",
  lines: [
    { text: "Voulu par un empereur qui taxait", value: 1, kept: true },
    { text: "l’urine, il ouvre en l’an 80 avec", value: 2, kept: false },
    { text: "cent jours de fêtes. Des marins", value: 0, kept: false },
    { text: "y déploient des toiles pour faire", value: 0, kept: false },
    { text: "de l’ombre. Quatre-vingts arcades", value: 1, kept: true },
    { text: "mènent aux gradins, que séismes", value: 1, kept: false },
    { text: "et maçons grignotent plus tard.", value: 0, kept: false },
    { text: "Des papes y suivent un chemin de", value: 2, kept: true },
    { text: "croix. Bruce Lee y affronte Chuck", value: 1, kept: false },
    { text: "Norris, bien après les lions et", value: 1, kept: false },
    { text: "les gladiateurs. Ovale, éventré,", value: 3, kept: false },
    { text: "il orne une pièce de cinq centimes.", value: 1, kept: false },
  ],
  lifted: true,
  stamp: { text: "Déchiffré", tone: "good" },
};

export const NOTES: Notes = {
  kind: "notes",
  seats: [1, 2, 3],
  groups: [
    {
      label: "Criminel",
      columns: ["sexe", "âge", "taille", "cheveux", "formation", "main", "signe"],
      rows: [
        { id: "c1", label: "Adrian Voss", cells: ["H", "58", "183", "gris", "militaire", "droite", "cicatrice"] },
        {
          id: "c2",
          label: "Selma Kane",
          cells: ["F", "34", "172", "bruns", "scientifique", "gauche", "tatouage"],
          out: true,
        },
        { id: "c3", label: "Dominic Thorne", cells: ["H", "47", "178", "bruns", "finance", "droite", "lunettes"] },
        {
          id: "c4",
          label: "Nora Falk",
          cells: ["F", "29", "165", "blonds", "militaire", "droite", "tatouage"],
          out: true,
        },
        { id: "c5", label: "Hugo Lanter", cells: ["H", "41", "190", "blonds", "scientifique", "gauche", "lunettes"] },
        { id: "c6", label: "Ingrid Saller", cells: ["F", "52", "169", "gris", "finance", "droite", "cicatrice"] },
        { id: "c7", label: "Julian Crewe", cells: ["H", "36", "176", "bruns", "militaire", "gauche", "cicatrice"] },
        { id: "c8", label: "Mara Delcourt", cells: ["F", "44", "174", "blonds", "finance", "gauche", "tatouage"] },
        { id: "c9", label: "Owen Strand", cells: ["H", "31", "186", "bruns", "scientifique", "droite", "lunettes"] },
      ],
    },
    {
      label: "Organisation",
      columns: ["nature", "effectif", "base", "revenus", "emblème", "fondée"],
      rows: [
        {
          id: "o1",
          label: "Cercle d’Obsidienne",
          cells: ["société-écran", "40", "métropole", "cybercrime", "arme", "1998"],
        },
        { id: "o2", label: "Hydre Grise", cells: ["réseau", "350", "port", "contrebande", "animal", "1989"] },
        { id: "o3", label: "Consortium Argos", cells: ["société-écran", "120", "port", "armes", "astre", "2004"] },
        { id: "o4", label: "Fils de l’Orage", cells: ["milice", "200", "désert", "armes", "arme", "1993"] },
        { id: "o5", label: "Réseau Calypso", cells: ["réseau", "60", "port", "cybercrime", "astre", "2009"] },
        {
          id: "o6",
          label: "Cartel du Détroit",
          cells: ["réseau", "500", "métropole", "contrebande", "animal", "1985"],
        },
        { id: "o7", label: "Phalange Écarlate", cells: ["milice", "280", "désert", "contrebande", "arme", "2001"] },
        { id: "o8", label: "Syndicat Borée", cells: ["société-écran", "90", "désert", "contrebande", "astre", "1996"] },
        { id: "o9", label: "Cellule Minuit", cells: ["milice", "25", "métropole", "cybercrime", "astre", "2012"] },
      ],
    },
    {
      label: "Complot",
      columns: ["cible", "méthode", "lieu", "moment", "complice", "délai"],
      rows: [
        { id: "p1", label: "Sabotage du porte-avions", cells: ["navire", "sabotage", "mer", "nuit", "interne", "72"] },
        {
          id: "p2",
          label: "Vol des codes de lancement",
          cells: ["secret", "infiltration", "terre", "nuit", "interne", "36"],
        },
        {
          id: "p3",
          label: "Enlèvement de l’amiral",
          cells: ["personne", "infiltration", "terre", "jour", "externe", "24"],
        },
        {
          id: "p4",
          label: "Détournement du sous-marin",
          cells: ["navire", "infiltration", "mer", "nuit", "externe", "96"],
        },
        {
          id: "p5",
          label: "Piratage des satellites",
          cells: ["secret", "cyberattaque", "air", "jour", "externe", "48"],
        },
        {
          id: "p6",
          label: "Interception du vol officiel",
          cells: ["personne", "cyberattaque", "air", "jour", "interne", "60"],
        },
        { id: "p7", label: "Blocus du port militaire", cells: ["navire", "sabotage", "mer", "jour", "externe", "120"] },
        {
          id: "p8",
          label: "Attentat contre le sénateur",
          cells: ["personne", "sabotage", "terre", "nuit", "interne", "18"],
        },
        {
          id: "p9",
          label: "Espionnage de la base",
          cells: ["secret", "infiltration", "terre", "jour", "interne", "84"],
        },
      ],
    },
  ],
};

export const FIELD: Facts = {
  kind: "field",
  label: "Quel est ce monument ?",
  buttons: [
    { raw: "?", label: "Demander l’indice" },
    { raw: "-", label: "Renoncer" },
  ],
};

export const SPEECH: Facts = {
  kind: "speech",
  heading: "Monument",
  text: READ.read!,
  seat: 2,
  language: "fr",
  move: "done",
};
