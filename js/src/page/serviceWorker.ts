// The service worker of a site: what was visited once works with the network off.
//
// The export writes, before this script, what the site consists of. Files with their content's hash
// in their names come from the cache; pages come from the network as long as it answers, so nobody
// sees an old page because there once was another. A new version fills a cache of its own, and takes
// over when no page of the old one is open any more: a page and its parts always fit.

interface Site {
  /** A hash of all names and contents. */
  version: string;
  /** Every file, relative to this script. */
  files: string[];
}

/** What a service worker has beside what every script has; the DOM's types leave it out. */
interface Waits {
  waitUntil(done: Promise<unknown>): void;
}
interface Fetched extends Waits {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Scope {
  tritablesSite: Site;
  registration: { scope: string };
  addEventListener(kind: "install" | "activate", heard: (event: Waits) => void): void;
  addEventListener(kind: "fetch", heard: (event: Fetched) => void): void;
}

const scope = self as unknown as Scope;
const site = scope.tritablesSite;
const home = scope.registration.scope;
/** Other sites of the same host have caches, too. */
const ours = `tritables ${home} `;
const current = ours + site.version;

/** Milliseconds that the network has to answer, where there is something that can stand in. */
const PATIENCE = 4000;
const HASHED = /-[0-9a-f]{12}\.\w/;

const known = new Set(site.files.map((file) => new URL(file, home).href));

/** A file of this site by the address that was asked for; null for anything else. */
function asked(address: string): string | null {
  const url = new URL(address);
  url.search = "";
  url.hash = "";
  if (url.href.endsWith("/")) url.pathname += "index.html";
  return known.has(url.href) ? url.href : null;
}

/** A copy that answers any request: one that came by a detour is refused for a page. */
async function plain(answer: Response): Promise<Response> {
  if (!answer.redirected) return answer;
  const { status, statusText, headers } = answer;
  return new Response(await answer.blob(), { status, statusText, headers });
}

async function fill(): Promise<void> {
  const cache = await caches.open(current);
  const file = async (address: string): Promise<void> => {
    const hashed = HASHED.test(address);
    const there = hashed ? await caches.match(address) : undefined;
    // What the page has just had is not fetched again: nothing else can be under such a name.
    const answer = there ?? (await fetch(address, { cache: hashed ? "force-cache" : "no-cache" }));
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    await cache.put(address, await plain(answer));
  };
  try {
    await Promise.all([...known].map(file));
  } catch (fault) {
    await caches.delete(current);
    throw fault;
  }
}

async function clear(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(ours) && name !== current);
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function answer(request: Request, address: string): Promise<Response> {
  const cache = await caches.open(current);
  const kept = await cache.match(address);
  if (!kept) return fetch(request);
  if (HASHED.test(address)) return kept;
  const late = new Promise<Response>((stand) => setTimeout(stand, PATIENCE, kept));
  // Asked of the host each time: a browser's own cache may think that a page lasts for days.
  const asked = fetch(request, { cache: "no-cache" });
  const fresh = asked.then((now) => (now.status >= 500 ? kept : now));
  return Promise.race([fresh, late]).catch(() => kept);
}

scope.addEventListener("install", (event) => event.waitUntil(fill()));
scope.addEventListener("activate", (event) => event.waitUntil(clear()));
scope.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  const address = method === "GET" ? asked(url) : null;
  if (address !== null) event.respondWith(answer(event.request, address));
});

export {}; // else its names would be everybody's
