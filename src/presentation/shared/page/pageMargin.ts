/** The side margins of a page, aligned with the header; the content is at most 1240 px wide. */
export const PAGE_MARGIN = 'max(clamp(16px, 3vw, 24px), calc((100% - 1240px) / 2))';
