/** What social networks show of a page without a picture of its own. Drawn by `npm run site-picture`; in pixels. */
export const sitePicture = { file: 'partage.jpg', width: 1200, height: 630 } as const;
