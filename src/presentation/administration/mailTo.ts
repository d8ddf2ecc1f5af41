interface Mail {
  readonly subject: string;
  readonly body: string;
}

/** The address that opens the mail program of an admin with a mail to change and send. Its line breaks are CRLF (RFC 6068). */
export function mailTo(email: string, { subject, body }: Mail): string {
  const to = encodeURIComponent(email).replace('%40', '@');
  const text = encodeURIComponent(body.replaceAll('\n', '\r\n'));
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${text}`;
}
