/** Letting the browser's push service call this device. */
import { people } from '../net/api.ts';

export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window;

function bytes(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, letter => letter.charCodeAt(0));
}

function asSent(subscription: PushSubscription) {
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } };
}

/** Asks the person, then the browser, then tells the server. False when the person or the browser does not want it. */
export async function startPush(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: bytes(key) };
  const subscription = await pushManager.subscribe(options).catch(() => null);
  if (!subscription) return false;
  await people.addPush(asSent(subscription));
  return true;
}

export async function stopPush(): Promise<void> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.getSubscription();
  if (!subscription) return;
  await people.removePush(asSent(subscription));
  await subscription.unsubscribe();
}
