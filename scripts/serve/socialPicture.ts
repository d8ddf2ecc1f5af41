import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** What social networks show in full. */
const WIDTH = 1200;
const HEIGHT = 630;
const QUALITY = 80;

const address = /^\/social\/([a-z0-9-]+)\.jpg$/;
const made = new Map<string, Promise<Buffer>>();

/** The JPEG file of a drawing of the demo catalogue for shared links, made when it is first asked for; null for any other address. */
export function socialPicture(directory: string, pathname: string): Promise<Buffer> | null {
  const [, name] = address.exec(pathname) ?? [];
  if (name === undefined) return null;
  const drawing = join(directory, 'demo', `${name}.svg`);
  if (!existsSync(drawing)) return null;
  const picture = made.get(name) ?? sharp(drawing).resize(WIDTH, HEIGHT).jpeg({ quality: QUALITY }).toBuffer();
  made.set(name, picture);
  return picture;
}
