import type { Zippable } from 'fflate';
import type { ArchiveDownload, ArchiveEntry } from '../../../application/privacy/ArchiveDownload';
import { failure, success, type Result } from '../../../domain/shared/Result';
import { archiveMessages } from './archiveMessages';
import { offerFile } from './offerFile';

/** No compression: pictures are compressed already. */
const STORED = { level: 0 } as const;

export class ZipDownload implements ArchiveDownload {
  async save(
    name: string,
    entries: readonly ArchiveEntry[],
    onProgress: (share: number) => void,
  ): Promise<Result<readonly string[], 'failed'>> {
    try {
      const { strToU8, zipSync } = await import('fflate');
      const [files, missing]: [Zippable, string[]] = [{}, []];
      for (const [index, entry] of entries.entries()) {
        if ('text' in entry) files[entry.path] = strToU8(entry.text);
        else await addFetched(files, missing, entry);
        onProgress((index + 1) / entries.length);
      }
      offerFile(name, new Blob([zipSync(files).slice()], { type: 'application/zip' }));
      return success(missing);
    } catch (error) {
      console.error(archiveMessages.failed, error);
      return failure('failed');
    }
  }
}

async function addFetched(
  files: Zippable,
  missing: string[],
  { path, address }: { readonly path: string; readonly address: string },
): Promise<void> {
  try {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${response.status} ${address}`);
    files[`${path}${endingOf(response)}`] = [new Uint8Array(await response.arrayBuffer()), STORED];
  } catch (error) {
    console.warn(archiveMessages.missing, error);
    missing.push(path);
  }
}

/** The file extension of a MIME type: « .webp », « .svg ». */
function endingOf(response: Response): string {
  const [, kind] = /^image\/([a-z]+)/.exec(response.headers.get('content-type') ?? '') ?? [];
  return kind === undefined ? '' : `.${kind}`;
}
