import { Firestore } from '@google-cloud/firestore';
import { OAuth2Client } from 'google-auth-library';

/** Firestore as an administrator, on a server of this machine: `host` as `127.0.0.1:8080`. The test server speaks REST alone. */
export function localFirestore(host: string, projectId: string): Firestore {
  // The SDK reads the code of an error from its response, which the HTTP client would hide behind an error of its own.
  const authClient = new OAuth2Client({ transporterOptions: { validateStatus: () => true } });
  authClient.setCredentials({ access_token: 'owner' });
  return new Firestore({ projectId, host, ssl: false, preferRest: true, authClient });
}
