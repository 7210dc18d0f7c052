// What a served page knows of Voila's front end. Nothing of it is promised by Voila, so each name is
// taken as one that may be missing.

/** A message to a Lumino widget. */
interface LuminoMessage {
  type: string;
  isConflatable: boolean;
  conflate(): boolean;
}

/** What draws an output. */
export interface Renderer {
  node: HTMLElement;
  addClass(name: string): void;
  processMessage(message: LuminoMessage): void;
  renderModel(model: {
    data: Record<string, unknown>;
    metadata: object;
    trusted: boolean;
    setData(): void;
  }): Promise<void>;
}

/** A widget's model in the page. */
export interface WidgetModel {
  get(name: string): unknown;
  set(name: string, value: unknown): void;
  save_changes(): void;
}

/** A kernel's connection. */
export interface KernelConnection {
  status?: string;
  statusChanged?: { connect(hear: (kernel: unknown, status: string) => void): void };
  /** Its comms: no public name leads to them. */
  _comms?: Map<string, { dispose?(): void }>;
}

/** What has the models of a page. */
export interface WidgetManager {
  kernel?: KernelConnection;
  rendermime: { createRenderer(mime: string): Renderer };
  /** There once it has read from the kernel which widgets there are. */
  restoredStatus?: boolean;
  has_model(id: string): boolean;
  get_model(id: string): Promise<WidgetModel>;
  register_model(id: string, model: Promise<unknown>): void;
  restoreWidgets(): Promise<void>;
}

declare global {
  interface Window {
    jupyterapp?: { widgetManager?: WidgetManager };
    /** Puts what a cell has made, which stands before the script that calls it, into its place. */
    tritablesPlace?(cell: number): void;
    /** Set at the end of a page's text. */
    tritablesRead?: boolean;
    themeLoaded?: boolean;
    cellLoaded?: boolean;
    voila_heartbeat?(): void;
    voila_finish?(): void;
    display_cells?(): void;
  }
}

/** The manager of the page's widgets, once Voila has made it. */
export function widgetManager(): WidgetManager | undefined {
  return window.jupyterapp?.widgetManager;
}

/** The parts of the page that widgets come into. */
export function widgetParts(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(".tt-part")];
}

/** Whether the widget of a part has been drawn. */
export function isDrawn(part: Element): boolean {
  return part.classList.contains("tt-here");
}

/** The line at the edge of the page that says how far it is, with its button. */
export function openingLine(): { line: HTMLElement; text: HTMLElement; button: HTMLButtonElement } {
  const line = document.getElementById("tt-opening");
  const text = line?.querySelector("span");
  const button = line?.querySelector("button");
  if (!line || !text || !button) throw new Error("the page has no line that says how far it is");
  return { line, text, button };
}
