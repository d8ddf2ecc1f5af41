/** Rules whose violation no test notices, and why. A line whose violation is noticed fails the run. */
export const survivors: Readonly<Record<string, string>> = {};
