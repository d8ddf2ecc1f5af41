import { token } from '../shared/token';

/** Speech to text where the browser has it (specification §2: fr-FR, a single result). */
export interface VoiceSearch {
  readonly isSupported: boolean;
  /**
   * Listens once. `onEnd` is called last, with the recognised text or `null`. The returned function stops listening.
   */
  listen(onEnd: (text: string | null) => void): () => void;
}
export const VoiceSearch = token<VoiceSearch>('VoiceSearch');
