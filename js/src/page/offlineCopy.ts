// Keeps the site for when there is no network, where the browser and the host let it.

/** Have the site kept by its service worker; where there cannot be one, nothing happens. */
export async function keepOfflineCopy(address: string): Promise<void> {
  try {
    await navigator.serviceWorker.register(address, { updateViaCache: "none" });
  } catch {
    // From a disk, over plain http, in the frame of another site: the page plays all the same.
  }
}
