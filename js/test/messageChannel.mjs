// Browsers have one and Node has one, but happy-dom has none.

import { MessageChannel } from "node:worker_threads";

globalThis.MessageChannel ??= MessageChannel;
