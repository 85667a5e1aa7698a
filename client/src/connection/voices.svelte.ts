// Voices: those of this device. They may arrive late, and there may be none.

import type { Voice } from "../wire";

const LANGUAGES: Voice["languages"] = ["fr", "en"];

export class Voices {
  #all = $state.raw<SpeechSynthesisVoice[]>([]);

  /** Listen for them until the returned function is called. */
  attend(): () => void {
    const synthesis = globalThis.speechSynthesis;
    if (!synthesis) return () => {};
    const look = () => (this.#all = synthesis.getVoices());
    look();
    synthesis.addEventListener("voiceschanged", look);
    return () => synthesis.removeEventListener("voiceschanged", look);
  }

  of(language: string): SpeechSynthesisVoice | null {
    return voiceFor(this.#all, language);
  }

  get languages(): Voice["languages"] {
    return LANGUAGES.filter((language) => this.of(language) !== null);
  }
}

/** The voice to say it with: an installed one of the language, the browser's favourite first; null where there is none. */
export function voiceFor<V extends { lang: string; default: boolean; localService: boolean }>(
  voices: readonly V[],
  language: string,
): V | null {
  const fitting = voices.filter((voice) => voice.lang.toLowerCase().startsWith(language));
  return fitting.find((voice) => voice.default) ?? fitting.find((voice) => voice.localService) ?? fitting[0] ?? null;
}
