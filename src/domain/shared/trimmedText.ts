/**
 * Characters that show nothing at the beginning of a text: blanks, control and format characters (zero-width, soft hyphen, tags),
 * marks without a letter, letters that are drawn empty (the Hangul fillers), and the empty pattern of braille.
 */
const invisibleStart = /^[\p{White_Space}\p{Z}\p{Cc}\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}\u2800]+/u;

/** The rules count no control characters at the end. */
const blankEnd = /[\s\p{Cc}]+$/u;

/** The text from its first visible character to its last one that is no blank; empty if nothing of it can be seen. */
export function trimmedText(typed: string): string {
  return typed.replace(invisibleStart, '').replace(blankEnd, '');
}
