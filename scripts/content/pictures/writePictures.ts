import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { drawPicture, type PictureRequest } from './drawPicture';

export interface PictureFile extends PictureRequest {
  /** Path inside the directory, without extension. */
  readonly file: string;
}

/** Draws every request into `<directory>/<file>.svg`, replacing what stands there. */
export async function writePictures(requests: readonly PictureFile[], directory: string): Promise<void> {
  for (const request of requests) {
    const path = join(directory, `${request.file}.svg`);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, drawPicture(request));
  }
}
