import { escapeMarkup } from '../../shared/format/escapeMarkup';
import { PRODUCT_NAME } from '../../shared/page/product';
import { palettes } from '../theme/palette';
import { mailMessages as messages } from './messages';

const { background, text: colours, primary } = palettes.light;
const STRIPES = 12;

export const sunk = `padding:12px 16px;background:${background.sunk};`;
export const quiet = `font-size:14px;color:${colours.secondary};`;
export const linkStyle = `color:${primary.main};`;

export function paragraph(content: string, style = ''): string {
  return paragraphOf(escapeMarkup(content), style);
}

/** `markup`: which is not escaped. */
export function paragraphOf(markup: string, style = ''): string {
  return `<p style="margin:0 0 16px;font-size:16px;line-height:1.5;${style}">${markup}</p>`;
}

export function button(label: string, address: string): string {
  return `<p style="margin:24px 0"><a href="${escapeMarkup(address)}" style="display:inline-block;padding:14px 24px;border-radius:24px;background:${primary.main};color:${primary.contrastText};font-size:16px;font-weight:700;text-decoration:none">${label}</a></p>`;
}

interface Frame {
  readonly title: string;
  /** Why the recipient gets this e-mail. */
  readonly reason: string;
  /** Null: there is none. */
  readonly unsubscribeAddress: string | null;
  /** Markup, by paragraphs. */
  readonly content: readonly string[];
}

/** Tables and attributes: mail programs know little of style sheets. */
export function documentOf({ title, reason, unsubscribeAddress, content }: Frame): string {
  const stripes = Array.from(
    { length: STRIPES },
    (_, at) => `<td height="14" bgcolor="${at % 2 === 0 ? primary.main : background.paper}"></td>`,
  ).join('');
  return [
    '<!doctype html><html lang="fr"><head><meta charset="utf-8">',
    `<title>${escapeMarkup(title)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light">',
    `</head><body style="margin:0;padding:24px 12px;background:${background.default};color:${colours.primary};font-family:Figtree,Segoe UI,Helvetica,Arial,sans-serif">`,
    `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px;margin:0 auto;background:${background.paper}"><tr>`,
    `<td style="padding:0"><table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="table-layout:fixed"><tr>${stripes}</tr></table></td></tr>`,
    '<tr><td style="padding:24px">',
    `<p style="margin:0 0 20px;font-size:20px;font-weight:700;color:${primary.main}">${PRODUCT_NAME}</p>`,
    ...content,
    `<p style="margin:24px 0 0;font-size:13px;line-height:1.5;color:${colours.secondary}">${[reason, ...(unsubscribeAddress === null ? [] : [stopLink(unsubscribeAddress)])].join(' ')}</p>`,
    '</td></tr></table></body></html>',
  ].join('\n');
}

function stopLink(address: string): string {
  return `<a href="${escapeMarkup(address)}" style="color:${colours.secondary}">${messages.stop}</a>`;
}

/** The end of the text of an e-mail, as the frame ends its document. */
export function textEnd(reason: string, unsubscribeAddress: string | null): string {
  return ['--', reason, ...(unsubscribeAddress === null ? [] : [`${messages.stop}\u00a0: ${unsubscribeAddress}`])].join(
    '\n',
  );
}
