import type { Result } from '../../domain/shared/Result';
import { token } from '../shared/token';

/** A file of an archive: its text, or the address from which a picture comes, whose type gives the path its ending. */
export type ArchiveEntry = { readonly path: string } & ({ readonly text: string } | { readonly address: string });

export interface ArchiveDownload {
  /**
   * Puts files into one archive and hands it to the person, as a download. Files whose bytes cannot be had are left out: their paths
   * are told. `failed`: there is no archive.
   */
  save(
    name: string,
    entries: readonly ArchiveEntry[],
    onProgress: (share: number) => void,
  ): Promise<Result<readonly string[], 'failed'>>;
}
export const ArchiveDownload = token<ArchiveDownload>('ArchiveDownload');
