/** Where the header hides messages and favourites and the bottom bar shows them: phones and upright tablets. */
export const SMALL_SCREEN = '@media (max-width: 899.95px)';
export const WIDE_SCREEN = '@media (min-width: 900px)';
