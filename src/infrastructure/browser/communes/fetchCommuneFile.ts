import type { CommuneFileLoader } from '../../communes/StaticCommuneDirectory';

/** Fetches a file of public/communes from the site itself. */
export const fetchCommuneFile: CommuneFileLoader = async (file) => {
  const response = await fetch(`/communes/${file}`);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return response.json();
};
