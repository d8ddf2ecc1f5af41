/**
 * Loads a source file in a frame of the same origin: a window with modules and storage events of its own, which is what
 * another tab is to this one.
 */
export async function loadInAnotherTab(path: string): Promise<Record<string, unknown>> {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const load: unknown = frame.contentWindow?.window.eval('(address) => import(address)');
  if (typeof load !== 'function') throw new Error('the frame runs no script');
  return (load as (address: string) => Promise<Record<string, unknown>>)(new URL(path, location.origin).href);
}
