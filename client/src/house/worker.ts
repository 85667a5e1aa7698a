// Worker: what the installed table keeps for when there is no network, and through which a browser is told things.
// A browser that just visits has none.

const FILE = "/worker.js";

export const canPush = (): boolean => "serviceWorker" in navigator && "PushManager" in window;

/** Have the worker where the table is installed. */
export function keepInstalled(): void {
  const installed = window.matchMedia("(display-mode: standalone)").matches;
  if (installed && "serviceWorker" in navigator) void navigator.serviceWorker.register(FILE).catch(() => {});
}

export interface PushKeys {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Ask this browser to take pushes of the house with this key; null when its person or its maker says no. */
export async function subscribe(key: string): Promise<PushKeys | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register(FILE);
  const { pushManager } = await navigator.serviceWorker.ready;
  try {
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = made.toJSON();
    return { endpoint: endpoint ?? "", p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" };
  } catch {
    return null;
  }
}

export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}
