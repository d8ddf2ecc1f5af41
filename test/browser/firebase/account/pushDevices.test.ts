import { collection, doc, getDocs, serverTimestamp, setDoc } from 'firebase/firestore';
import { expect, test } from 'vitest';
import { failure, success } from '../../../../src/domain/shared/Result';
import { FirestoreOwnPushDevices } from '../../../../src/infrastructure/firebase/account/FirestoreOwnPushDevices';
import { FirestorePersonalRecords } from '../../../../src/infrastructure/firebase/account/FirestorePersonalRecords';
import { describeStoredPushDevices } from '../../../contracts/notifications/ownPushDevicesContract';
import { aPushDevice, PUBLIC_KEY } from '../../../support/builders/aPushDevice';
import { aFirebaseProject, openFirebaseTab, type FirebaseTab } from '../../../support/firebase/firebaseTab';

const devicesOf = ({ firestore, operations }: FirebaseTab, pushPublicKey?: string) =>
  new FirestoreOwnPushDevices(firestore, operations, pushPublicKey === undefined ? {} : { pushPublicKey });

describeStoredPushDevices('FirestoreOwnPushDevices', () => devicesOf(openFirebaseTab(aFirebaseProject(), 'claire')));

test('a site sends pushes if it has a public key', () => {
  const tab = openFirebaseTab(aFirebaseProject(), null);
  expect(devicesOf(tab).publicKey).toBeNull();
  expect(devicesOf(tab, PUBLIC_KEY).publicKey).toBe(PUBLIC_KEY);
});

test('a person stores no device for another', async () => {
  const devices = devicesOf(openFirebaseTab(aFirebaseProject(), 'karim'));
  expect(await devices.add('claire', aPushDevice())).toEqual(failure('denied'));
});

test('the devices of a person are among their data, and are erased with the account', async () => {
  const projectId = aFirebaseProject();
  const tab = openFirebaseTab(projectId, 'claire');
  const [devices, records] = [devicesOf(tab), new FirestorePersonalRecords(tab.firestore, tab.operations)];
  for (const name of ['phone', 'laptop']) await devices.add('claire', aPushDevice(name));
  const { firestore } = openFirebaseTab(projectId, 'owner');
  await setDoc(doc(firestore, 'users/karim/devices/other'), { ...aPushDevice(), createdAt: serverTimestamp() });
  const read = await records.of('claire');
  expect(read.ok && read.value.devices.map(({ endpoint }) => endpoint).toSorted()).toEqual(
    [aPushDevice('laptop').endpoint, aPushDevice('phone').endpoint].toSorted(),
  );
  expect(await records.erase('claire')).toEqual(success());
  expect((await getDocs(collection(firestore, 'users/claire/devices'))).size).toBe(0);
  expect((await getDocs(collection(firestore, 'users/karim/devices'))).size).toBe(1);
});
