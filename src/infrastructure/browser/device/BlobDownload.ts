import type { TextDownload, TextFile } from '../../../application/shared/TextDownload';
import { failure, success } from '../../../domain/shared/Result';
import { archiveMessages } from './archiveMessages';
import { offerFile } from './offerFile';

/** Each part becomes a `Blob` at once, which the browser can move to its disk. */
export class BlobDownload implements TextDownload {
  begin(): TextFile {
    const parts: Blob[] = [];
    return {
      append: (text) => void parts.push(new Blob([text])),
      save: (name) => {
        try {
          offerFile(
            name,
            new Blob(parts, { type: `${name.endsWith('.ics') ? 'text/calendar' : 'text/csv'};charset=utf-8` }),
          );
          return success();
        } catch (error) {
          console.error(archiveMessages.unsaved, error);
          return failure('failed');
        }
      },
    };
  }
}
