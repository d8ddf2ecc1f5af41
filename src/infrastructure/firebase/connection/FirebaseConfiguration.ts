import { failure, success, type Result } from '../../../domain/shared/Result';
import { missingVariables, requiredVariables, valueOf, type Environment } from './requiredVariables';

export interface FirebaseConfiguration {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
  readonly storageBucket: string;
  readonly appId: string;
  /** Site key of App Check (reCAPTCHA Enterprise). */
  readonly appCheckKey?: string;
  /** From whom the site’s e-mails come: `Mon Bazar <ne-pas-repondre@mon-bazar.example>`. Without it, none is sent. */
  readonly mailSender?: string;
  /** The public key of the server that sends pushes (VAPID), as base64url. Without it, none is sent. */
  readonly pushPublicKey?: string;
  /** `host:port` of a test server for Firestore and Storage. */
  readonly emulator?: string;
  /** `host:port` of the Auth emulator. */
  readonly authEmulator?: string;
  /** The first page of listings waits for the whole SDK instead of using its lite build; set by `npm run bench`. */
  readonly readsFirstPageWhole?: true;
}

/** The failure lists the names of the missing variables. */
export function readFirebaseConfiguration(environment: Environment): Result<FirebaseConfiguration, readonly string[]> {
  const missing = missingVariables(environment);
  if (missing.length > 0) return failure(missing);
  const read = (name: string) => valueOf(environment, name);
  const appCheckKey = read('VITE_FIREBASE_APP_CHECK_KEY');
  const mailSender = read('VITE_MAIL_SENDER');
  const pushPublicKey = read('VITE_PUSH_PUBLIC_KEY');
  const emulator = read('VITE_FIREBASE_EMULATOR_HOST');
  const authEmulator = read('VITE_FIREBASE_AUTH_EMULATOR_HOST');
  return success({
    apiKey: read(requiredVariables.apiKey),
    authDomain: read(requiredVariables.authDomain),
    projectId: read(requiredVariables.projectId),
    storageBucket: read(requiredVariables.storageBucket),
    appId: read(requiredVariables.appId),
    ...(appCheckKey === '' ? {} : { appCheckKey }),
    ...(mailSender === '' ? {} : { mailSender }),
    ...(pushPublicKey === '' ? {} : { pushPublicKey }),
    ...(emulator === '' ? {} : { emulator }),
    ...(authEmulator === '' ? {} : { authEmulator }),
    ...(read('VITE_FIREBASE_FIRST_PAGE') === 'whole' ? { readsFirstPageWhole: true } : {}),
  });
}
