import { Storage, type Bucket } from '@google-cloud/storage';

/** The bucket of a project as an administrator sees it, on a server of this machine: `host` as `127.0.0.1:8080`. */
export function localBucket(host: string, projectId: string): Bucket {
  return new Storage({ projectId, apiEndpoint: `http://${host}` }).bucket(`${projectId}.firebasestorage.app`);
}
