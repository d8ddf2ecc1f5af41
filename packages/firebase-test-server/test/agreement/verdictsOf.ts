import { EngineError } from '../../src/firestore/EngineError';
import { EmulatorProject } from '../../src/official/EmulatorProject';

/** The time of the reference cases. */
const time = Date.parse('2026-11-21T05:30:15.250Z');

const karim = { uid: 'karim', token: {} };

/** What a server makes of each condition on the reading of a document that does not exist; null: it has no value that is a bool. */
export async function verdictsOf(
  host: string,
  conditions: readonly string[],
  functions = '',
): Promise<readonly (boolean | null)[]> {
  const project = new EmulatorProject(host);
  const matches = conditions.map(
    (condition, index) =>
      `match /holds${index}/{id} { allow get: if ${condition}; } match /fails${index}/{id} { allow get: if !(${condition}); }`,
  );
  await project.replaceRules(
    `rules_version = '2';
    service cloud.firestore { match /databases/{database}/documents { ${functions}
${matches.join('\n')} } }`.replaceAll('request.time', `timestamp.value(${time})`),
  );
  return Promise.all(
    conditions.map(async (_, index) => {
      if (await mayGet(project, `holds${index}/one`)) return true;
      return (await mayGet(project, `fails${index}/one`)) ? false : null;
    }),
  );
}

async function mayGet(project: EmulatorProject, path: string): Promise<boolean> {
  try {
    await project.get(path, karim);
    return true;
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    if (error.status === 'PERMISSION_DENIED') return false;
    if (error.status === 'NOT_FOUND') return true;
    throw error;
  }
}
