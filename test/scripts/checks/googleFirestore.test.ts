import { afterEach, expect, test, vi } from 'vitest';
import { findGoogleFirestore } from '../../../scripts/checks/googleFirestore';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('a file that java cannot run is reported, not started', () => {
  vi.stubEnv('FIRESTORE_EMULATOR_JAR', '/opt/none.jar');
  expect(findGoogleFirestore()).toEqual({ missing: 'the java on the path, if any, cannot run /opt/none.jar' });
});

test('a machine without java is reported', () => {
  vi.stubEnv('FIRESTORE_EMULATOR_JAR', '/opt/none.jar');
  vi.stubEnv('PATH', '');
  expect(findGoogleFirestore()).toEqual({ missing: 'the java on the path, if any, cannot run /opt/none.jar' });
});
