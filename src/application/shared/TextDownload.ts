import type { Result } from '../../domain/shared/Result';
import { token } from './token';

/** Text files that are written part by part and then downloaded. */
export interface TextDownload {
  begin(): TextFile;
}
export const TextDownload = token<TextDownload>('TextDownload');

export interface TextFile {
  append(text: string): void;
  /** Downloads what was appended, in UTF-8. `failed`: the browser has no room for it. */
  save(name: string): Result<void, 'failed'>;
}
