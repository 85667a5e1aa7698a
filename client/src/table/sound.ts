// Sound: three small dry noises, made on the spot.

export type Noise = "turn" | "card" | "dice";

export class Sound {
  #audio: AudioContext | null = null;

  play(noise: Noise): void {
    this.#audio ??= new AudioContext();
    const now = this.#audio.currentTime;
    if (noise === "turn") {
      this.#tone(660, now, 0.16);
      this.#tone(880, now + 0.12, 0.22);
    } else if (noise === "card") this.#tick(now, 0.05, 2_400);
    else [0, 0.07, 0.16, 0.28].forEach((at) => this.#tick(now + at, 0.03, 1_200));
  }

  #tone(pitch: number, at: number, length: number): void {
    const audio = this.#audio!;
    const tone = new OscillatorNode(audio, { type: "triangle", frequency: pitch });
    tone.connect(this.#fade(at, length, 0.12));
    tone.start(at);
    tone.stop(at + length);
  }

  #tick(at: number, length: number, pitch: number): void {
    const audio = this.#audio!;
    const samples = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
    const data = samples.getChannelData(0);
    for (let n = 0; n < data.length; n++) data[n] = Math.random() * 2 - 1;
    const noise = new AudioBufferSourceNode(audio, { buffer: samples });
    const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch });
    noise.connect(filter).connect(this.#fade(at, length, 0.3));
    noise.start(at);
  }

  #fade(at: number, length: number, loud: number): GainNode {
    const gain = new GainNode(this.#audio!, { gain: 0 });
    gain.gain.setValueAtTime(loud, at);
    gain.gain.exponentialRampToValueAtTime(0.001, at + length);
    gain.connect(this.#audio!.destination);
    return gain;
  }
}
