/** The part of the Web Speech API's `SpeechRecognition` that is used; TypeScript's DOM library leaves it out. */
export interface SpeechRecognizer {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  maxAlternatives: number;
  onresult: ((event: SpeechResultEvent) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
}

export interface SpeechResultEvent {
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }>>;
}

declare global {
  var SpeechRecognition: (new () => SpeechRecognizer) | undefined;
  /** Chromium's and Safari's name. */
  var webkitSpeechRecognition: (new () => SpeechRecognizer) | undefined;
}
