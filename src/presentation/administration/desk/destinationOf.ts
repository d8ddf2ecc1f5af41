import { administrationPaths } from '../paths';
import { targetOfAddress } from '../targetOfAddress';

/** Where a pasted address, e-mail address, number, uid or name leads an admin: to the case of what it shows, or to the people found. */
export function destinationOf(pasted: string): string {
  const text = pasted.trim();
  const [path] = /\/admin(?:[/?#]\S*)?$/.exec(text) ?? [];
  if (path !== undefined) return path;
  const target = targetOfAddress(text);
  return target === null ? administrationPaths.peopleNamed(text) : administrationPaths.case(target);
}
