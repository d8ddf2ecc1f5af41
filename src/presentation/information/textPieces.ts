export interface TextPiece {
  readonly text: string;
  /** The target of a link; undefined for plain text. */
  readonly address?: string;
}

const link = /\[([^\]]+)\]\(([^)\s]+)\)/g;

/** Splits a text into plain text and links, `[label](address)`. */
export function textPieces(text: string): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { 0: whole, 1: label = '', 2: address = '', index } of text.matchAll(link)) {
    if (index > end) pieces.push({ text: text.slice(end, index) });
    pieces.push({ text: label, address });
    end = index + whole.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}

/** The text without the addresses of its links. */
export function readText(text: string): string {
  return textPieces(text)
    .map((piece) => piece.text)
    .join('');
}
