/** A real JPEG of this browser, left half red and right half blue. */
export async function aJpeg(width: number, height: number): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no 2d context');
  context.fillStyle = 'red';
  context.fillRect(0, 0, width / 2, height);
  context.fillStyle = 'blue';
  context.fillRect(width / 2, 0, width / 2, height);
  return new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer());
}

/** The GPS latitude reference and degrees that `withExif` writes: 48° 51′ 24″ north. */
export const GPS_BYTES = new Uint8Array([0, 0, 0, 48, 0, 0, 0, 1, 0, 0, 0, 51, 0, 0, 0, 1, 0, 0, 0, 24, 0, 0, 0, 1]);

/** The same JPEG as a phone would write it: with an orientation (6: turned a quarter) and the place where it was taken. */
export function withExif(jpeg: Uint8Array, orientation: number): Uint8Array<ArrayBuffer> {
  const entry = (tag: number, type: number, count: number, value: number[]) => [
    tag >> 8,
    tag & 255,
    0,
    type,
    0,
    0,
    0,
    count,
    ...value,
  ];
  const imageDirectory = [
    0,
    2,
    ...entry(0x0112, 3, 1, [0, orientation, 0, 0]),
    ...entry(0x8825, 4, 1, [0, 0, 0, 38]),
    0,
    0,
    0,
    0,
  ];
  const gpsDirectory = [0, 2, ...entry(1, 2, 2, [0x4e, 0, 0, 0]), ...entry(2, 5, 3, [0, 0, 0, 68]), 0, 0, 0, 0];
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, ...imageDirectory, ...gpsDirectory, ...GPS_BYTES];
  const body = [0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff];
  const length = body.length + 2;
  return new Uint8Array([...jpeg.subarray(0, 2), 0xff, 0xe1, length >> 8, length & 255, ...body, ...jpeg.subarray(2)]);
}
