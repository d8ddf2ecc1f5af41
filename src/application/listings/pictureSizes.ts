import type { PhotoRendition } from './PhotoRepository';

/** What pictures are made for, in pixels (specification §9): the widths of devices, and those of small pictures on a page. */
export const deviceSizes = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;
export const imageSizes = [16, 32, 48, 64, 96, 128, 256, 384] as const;

type PictureSize = (typeof deviceSizes)[number] | (typeof imageSizes)[number];

/** The longest side of what is kept of a photo. It is shown as it is kept: nothing makes other sizes of it on the way (specification §9). */
export const longestSides: Readonly<Record<PhotoRendition, PictureSize>> = { thumbnail: 256, card: 640, page: 1920 };

/** Milliseconds that a picture further down is given to be passed by before it is fetched (specification §9). */
export const LAZY_LOADING_DELAY = 200;

/** Bytes; larger files are refused before they are read. */
export const MAXIMUM_PHOTO_BYTES = 25 * 1024 * 1024;
