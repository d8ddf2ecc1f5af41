/** How long toasts stay, in milliseconds (specification §8, §9). */
export const TOAST_DURATION = 4000;
export const ADMIN_TOAST_DURATION = 3000;
export const CONFIGURATION_TOAST_DURATION = 5000;
/** How long a notice offers to undo what was done. */
export const UNDO_MS = 8000;
