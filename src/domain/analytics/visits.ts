/** How long after the start a visit is counted, in milliseconds (specification §9). */
export const VISIT_DELAY = 2000;
