import type { TextDownload } from '../../../src/application/shared/TextDownload';
import { failure, success } from '../../../src/domain/shared/Result';

/** Keeps what is downloaded, by name, unless the browser has no room. */
export function aTextDownload({ hasRoom = true } = {}) {
  const files = new Map<string, string>();
  const parts: string[] = [];
  const download: TextDownload = {
    begin: () => ({
      append: (text) => void parts.push(text),
      save: (name) => {
        if (!hasRoom) return failure('failed');
        files.set(name, parts.join(''));
        return success();
      },
    }),
  };
  return { download, files, parts };
}
