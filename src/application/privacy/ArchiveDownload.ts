import type { Result } from '../../domain/shared/Result';
import { token } from '../shared/token';

/** A file of an archive: its text, or the address of a picture, whose type decides the file extension. */
export type ArchiveEntry = { readonly path: string } & ({ readonly text: string } | { readonly address: string });

export interface ArchiveDownload {
  /**
   * Packs files into one archive and downloads it. Returns the paths of the files whose bytes could not be fetched;
   * they are left out. `failed`: there is no archive.
   */
  save(
    name: string,
    entries: readonly ArchiveEntry[],
    onProgress: (share: number) => void,
  ): Promise<Result<readonly string[], 'failed'>>;
}
export const ArchiveDownload = token<ArchiveDownload>('ArchiveDownload');
