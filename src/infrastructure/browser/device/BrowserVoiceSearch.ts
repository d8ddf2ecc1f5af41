import type { VoiceSearch } from '../../../application/search/VoiceSearch';
import { VOICE_SEARCH_LANGUAGE } from '../../../domain/search/searchConstants';
import type { SpeechRecognizer } from './SpeechRecognizer';

export class BrowserVoiceSearch implements VoiceSearch {
  readonly #Recognizer = globalThis.SpeechRecognition ?? globalThis.webkitSpeechRecognition;

  get isSupported(): boolean {
    return this.#Recognizer !== undefined;
  }

  listen(onEnd: (text: string | null) => void): () => void {
    if (this.#Recognizer === undefined) {
      onEnd(null);
      return () => undefined;
    }
    return listenOnce(new this.#Recognizer(), onEnd);
  }
}

/** French, one result (specification §2). A refused microphone ends without a result. */
function listenOnce(recognizer: SpeechRecognizer, onEnd: (text: string | null) => void): () => void {
  let text: string | null = null;
  const end = (): void => {
    recognizer.onresult = null;
    recognizer.onend = null;
    onEnd(text);
  };
  Object.assign(recognizer, {
    lang: VOICE_SEARCH_LANGUAGE,
    continuous: false,
    interimResults: false,
    maxAlternatives: 1,
  });
  recognizer.onresult = ({ results }) => {
    text = results[0]?.[0]?.transcript.trim() || null;
  };
  recognizer.onend = end;
  try {
    recognizer.start();
  } catch {
    end();
  }
  return () => recognizer.stop();
}
