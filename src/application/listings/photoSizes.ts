import type { PhotoRendition } from './PhotoRepository';

/** Widths in pixels (specification §9): of devices, and of small pictures on a page. */
export const deviceSizes = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;
export const imageSizes = [16, 32, 48, 64, 96, 128, 256, 384] as const;

type PictureSize = (typeof deviceSizes)[number] | (typeof imageSizes)[number];

/**
 * The longest side of each stored size of a photo, in pixels. Pictures are served as stored: nothing resizes them on
 * the way (specification §9).
 */
export const longestSides: Readonly<Record<PhotoRendition, PictureSize>> = { thumbnail: 256, card: 640, page: 1920 };

/**
 * Milliseconds before a picture below the fold is fetched, so that pictures scrolled past are not (specification §9).
 */
export const LAZY_LOADING_DELAY = 200;

/** Bytes; larger files are refused before they are read. */
export const MAXIMUM_PHOTO_BYTES = 25 * 1024 * 1024;
