/** A piece of SVG text. The root sets `fill="none"` and round joins, so that a stroke needs neither. */
export type Art = string;

export type Box = readonly [x: number, y: number, width: number, height: number];

export const path = (d: string, fill: string): Art => `<path d="${d}" fill="${fill}"/>`;

export const stroke = (d: string, colour: string, width: number): Art =>
  `<path d="${d}" stroke="${colour}" stroke-width="${width}"/>`;

export const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0): Art =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}"${radius > 0 ? ` rx="${radius}"` : ''} fill="${fill}"/>`;

export const circle = (x: number, y: number, radius: number, fill: string): Art =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;

export const ring = (x: number, y: number, radius: number, colour: string, width: number): Art =>
  `<circle cx="${x}" cy="${y}" r="${radius}" stroke="${colour}" stroke-width="${width}"/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string): Art =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;

/** Many rectangles of one colour as one path. */
export const boxes = (all: readonly Box[], fill: string): Art =>
  path(all.map(([x, y, width, height]) => `M${x} ${y}h${width}v${height}h${-width}z`).join(''), fill);

/** Many discs of one colour as one path. */
export const dots = (all: readonly (readonly [x: number, y: number])[], radius: number, fill: string): Art =>
  path(
    all
      .map(
        ([x, y]) =>
          `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0`,
      )
      .join(''),
    fill,
  );

export const group = (transform: string, ...art: readonly Art[]): Art =>
  `<g transform="${transform}">${art.join('')}</g>`;

export const move = (x: number, y: number, ...art: readonly Art[]): Art => group(`translate(${x} ${y})`, ...art);

export const turn = (angle: number, x: number, y: number, ...art: readonly Art[]): Art =>
  group(`rotate(${angle} ${x} ${y})`, ...art);

/** Art seen through a rectangular opening, without any identifier. */
export const opening = ([x, y, width, height]: Box, ...art: readonly Art[]): Art =>
  `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}">${art.join('')}</svg>`;

/** One decimal is below a pixel on every screen. Opacities and scales write no digit before their point, and so stay as they are. */
const rounded = (art: Art): Art =>
  art.replace(/\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10));

/** The same drawing in fewer bytes: rounded numbers, and paths without the spaces and zeros that SVG does not need. */
export const compact = (art: Art): Art =>
  rounded(art).replace(/ d="[^"]+"/g, (d) => d.replace(/ -/g, '-').replace(/(?<![\d.])0\.(\d)/g, '.$1'));
