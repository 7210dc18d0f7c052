// What is taken along from a table: a link with its QR code, a picture, a sheet of paper.

import { useEffect, useState } from "preact/hooks";
import { addressOf } from "../activities/incomingLink";
import type { Share } from "../protocol/generated/scene";
import { useClipboard } from "../view/clipboard";
import { Awaited, DialogFrame } from "../view/dialog";
import { observer } from "../view/observer";
import type { View } from "../view/view";
import { png, print, save, svgAddress } from "./printing";
import { qrCode } from "./qrCode";
import { Worksheet } from "./worksheet";

export const Sharing = observer(function Sharing({ view }: { view: View }) {
  const { endpoint } = view;
  const [share, tell] = useState<Share | null>(null);
  const { lang } = endpoint.words.value;
  const scene = endpoint.scene.whole.value;
  useEffect(() => {
    let gone = false;
    void endpoint.ask({ kind: "share", shape: view.shape.peek() }).then((ok) => {
      if (ok && !gone) tell(endpoint.last.share ?? null);
    });
    return () => {
      gone = true;
    };
  }, [lang, scene]);
  return (
    <DialogFrame title={view.ui("share")} view={view}>
      {!share && <Awaited view={view} />}
      {share && <Links share={share} view={view} />}
      {share && <Pictures share={share} view={view} />}
      {share && <Worksheet share={share} view={view} />}
    </DialogFrame>
  );
});

function Links({ share, view }: { share: Share; view: View }) {
  const { links, words } = share;
  const [chosen, choose] = useState("");
  const [copied, copy] = useClipboard();
  const one = links.find(({ name }) => name === chosen) ?? links[0];
  if (!one) return <p>{words["none"]}</p>;
  const address = one.link === null ? "" : addressOf(one.link, view);
  const code = address && qrCode(address);
  const said = words["code"] ?? "";
  return (
    <fieldset class="tt-share">
      <legend>{words["links"]}</legend>
      {links.length > 1 && (
        <p class="tt-row">
          {links.map(({ name, label }) => (
            <label class="tt-check" key={name}>
              <input
                type="radio"
                name={`${view.id}-link`}
                data-link={name}
                checked={name === one.name}
                onChange={() => choose(name)}
              />
              {label}
            </label>
          ))}
        </p>
      )}
      <p class="tt-hint">{one.note}</p>
      {address && (
        <>
          <p class="tt-row">
            <input
              type="text"
              readOnly
              data-address
              aria-label={words["address"]}
              value={address}
              onFocus={(event) => event.currentTarget.select()}
            />
            <button
              type="button"
              class="tt-primary"
              data-tool="copy-link"
              onClick={() => copy(address)}
            >
              {words["copy"]}
            </button>
            <span role="status">{copied === address && words["copied"]}</span>
          </p>
          {code ? (
            <>
              <img class="tt-qr" src={svgAddress(code)} alt={said} />
              <p class="tt-row">
                <button
                  type="button"
                  data-tool="print-code"
                  onClick={() =>
                    print(view.el.ownerDocument, {
                      title: share.title,
                      picture: { svg: code, said },
                      text: address,
                    })
                  }
                >
                  {words["print-code"]}
                </button>
              </p>
            </>
          ) : (
            <p class="tt-hint">{words["code-long"]}</p>
          )}
        </>
      )}
    </fieldset>
  );
}

function Pictures({ share, view }: { share: Share; view: View }) {
  const { svg, title, status, moves, name, words } = share;
  const page = view.el.ownerDocument;
  const paint = async (): Promise<void> => {
    const painted = await png(svg, page);
    if (painted) save(painted, `${name}.png`, page);
  };
  return (
    <fieldset class="tt-share">
      <legend>{words["picture"]}</legend>
      <p class="tt-row">
        <button
          type="button"
          data-tool="save-svg"
          onClick={() => save(new Blob([svg], { type: "image/svg+xml" }), `${name}.svg`, page)}
        >
          {words["svg"]}
        </button>
        <button type="button" data-tool="save-png" onClick={paint}>
          {words["png"]}
        </button>
        <button
          type="button"
          data-tool="print"
          onClick={() =>
            print(page, {
              title,
              picture: { svg, said: status },
              text: status,
              list: { heading: words["moves"] ?? "", lines: moves },
            })
          }
        >
          {words["print"]}
        </button>
      </p>
    </fieldset>
  );
}
