// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { create } from "qrcode";
import { afterEach, expect, it } from "vitest";
import { QrCode } from "./qr-code.tsx";
import { toQrOutline } from "./qr-outline.ts";

afterEach(cleanup);

const text = "av://?response_uri=https://vesper.test/age/answer/1&nonce=abc";

it("draws every dark square of the code, with a blank margin of four", () => {
  render(<QrCode outline={toQrOutline(text, "L")} label="Code" className="" />);

  const { size, data } = create(text, { errorCorrectionLevel: "L" }).modules;
  const code = screen.getByRole("img", { name: "Code" });
  const path = code.querySelector("path")?.getAttribute("d") ?? "";
  const drawn = [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => Number(y) * size + Number(x));
  expect(drawn).toEqual([...data.keys()].filter((at) => data[at]));
  expect(code.getAttribute("viewBox")).toBe(`-4 -4 ${size + 8} ${size + 8}`);
});
