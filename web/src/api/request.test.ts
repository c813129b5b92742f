import { afterEach, expect, it, vi } from "vitest";
import { settings } from "../settings/settings.svelte";
import { request, Unreachable, ApiError } from "./request";

afterEach(() => vi.unstubAllGlobals());

function answering(answer: () => Promise<Response>): void {
  vi.stubGlobal("fetch", vi.fn(answer));
}

const json = (body: unknown, status = 200): Response => Response.json(body, { status });

it("what the house says is what is answered", async () => {
  answering(() => Promise.resolve(json({ name: "Anna" })));

  expect(await request("GET", "/api/guest")).toEqual({ name: "Anna" });
});

it("what the house refuses keeps its code and its sentence", async () => {
  answering(() => Promise.resolve(json({ code: "seat/taken", sentence: "It is taken." }, 409)));

  const refusal = await request("POST", "/api/join", {}).catch((error: unknown) => error);

  expect(refusal).toBeInstanceOf(ApiError);
  expect(refusal).toMatchObject({ code: "seat/taken", message: "It is taken." });
});

it("a house that does not answer is away, and so is one behind a proxy that says so", async () => {
  answering(() => Promise.reject(new TypeError("no line")));
  await expect(request("GET", "/api/games")).rejects.toBeInstanceOf(Unreachable);

  answering(() => Promise.resolve(new Response("Bad gateway", { status: 502 })));
  await expect(request("GET", "/api/games")).rejects.toBeInstanceOf(Unreachable);
});

it("the house is asked to speak the language of the page", async () => {
  settings.language = "hu";
  answering(() => Promise.resolve(json({})));

  await request("GET", "/api/games");
  await request("POST", "/api/join", { code: "x" });

  const headers = { "Accept-Language": "hu" };
  expect(fetch).toHaveBeenNthCalledWith(1, "/api/games", { method: "GET", headers });
  expect(vi.mocked(fetch).mock.calls[1]?.[1]?.headers).toMatchObject(headers);
});
