/** Left and right of what fills a page: its lines stand under those of the header, 1240 px wide at most. */
export const PAGE_MARGIN = 'max(clamp(16px, 3vw, 24px), calc((100% - 1240px) / 2))';
