// Speaker: the browser's voice. Says texts one after the other and tells when it has finished.

import { utterances } from "./utterances";

const RATE = 0.95;

export class Speaker {
  speaking = $state(false);
  #turn = 0;

  /** Say these texts; true when all was said, false when it was cut short or could not be said. */
  async say(texts: string[], voice: SpeechSynthesisVoice): Promise<boolean> {
    this.hush();
    const turn = ++this.#turn;
    this.speaking = true;
    // After a cancel some browsers swallow the first words: let them have an empty one.
    for (const text of ["", ...texts.flatMap(utterances)]) {
      const said = await uttered(text, voice);
      if (turn !== this.#turn) return false;
      if (!said) {
        this.speaking = false;
        return false;
      }
    }
    this.speaking = false;
    return true;
  }

  hush(): void {
    this.#turn += 1;
    this.speaking = false;
    globalThis.speechSynthesis?.cancel();
  }
}

function uttered(text: string, voice: SpeechSynthesisVoice): Promise<boolean> {
  return new Promise((done) => {
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = RATE;
    utterance.onend = () => done(true);
    utterance.onerror = () => done(text === "");
    speechSynthesis.speak(utterance);
  });
}
