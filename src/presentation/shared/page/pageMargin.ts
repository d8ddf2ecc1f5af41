/** The side margins of a page, aligned with the header; the content is at most 1240 px wide. */
export const PAGE_MARGIN = 'max(clamp(16px, 3vw, 24px), calc((100% - 1240px) / 2))';

/** The same in a box that is narrower than the page: there, a percentage would be one of what the box stands in. */
export const NARROW_MARGIN = 'clamp(16px, 3vw, 24px)';

/** Above the heading of a page, within the padding of a `PageSection`. */
export const PAGE_TOP = 'clamp(4px, 2.2vw, 28px)';

/** The same of a page without a `PageSection`. */
export const PLAIN_PAGE_TOP = 'calc(clamp(16px, 1.8vw, 24px) + clamp(4px, 2.2vw, 28px))';
