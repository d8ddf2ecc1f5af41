/**
 * Loads source files in a frame of the same origin, which has its own modules and storage events, as another tab has. Returns their
 * exports.
 */
export async function loadInAnotherTab(...paths: readonly string[]): Promise<Record<string, unknown>> {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const load: unknown = frame.contentWindow?.window.eval('(address) => import(address)');
  if (typeof load !== 'function') throw new Error('the frame runs no script');
  const loadOne = load as (address: string) => Promise<Record<string, unknown>>;
  const modules = await Promise.all(paths.map((path) => loadOne(new URL(path, location.origin).href)));
  return Object.assign({}, ...modules) as Record<string, unknown>;
}
