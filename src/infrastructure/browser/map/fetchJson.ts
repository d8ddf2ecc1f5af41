import type { JsonLoader } from './StaticMapData';

/** Fetches a file from the site itself. */
export const fetchJson: JsonLoader = async (address) => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
};
