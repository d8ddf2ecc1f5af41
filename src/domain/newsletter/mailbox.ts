/** One mailbox name and a domain name: no list of addresses, no comment, no quoted text, none of which the form refuses. */
const deliverable = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}$/u;

/** Whether a stored address is that of one mailbox, to which a server may write. */
export function isDeliverable(address: string): boolean {
  return deliverable.test(address);
}

/**
 * What stands for all addresses that lead to the same mailbox as a deliverable one, so far as providers are known to ignore parts of them: what
 * follows a « + », and the points of a Gmail address.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const [name = ''] = address.slice(0, at).split('+');
  const domain = address.slice(at + 1);
  return /^(?:gmail|googlemail)\.com$/.test(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
