/** The addresses of the page, all behind the #, so that no server on the way sees a code. */

export type Route =
  | { screen: "home" }
  | { screen: "host"; game: string }
  | { screen: "invite"; table: string }
  | { screen: "join"; code: string; name: string }
  | { screen: "table"; table: string }
  | { screen: "replay"; table: string };

/** What an address asks for; anything unknown is the home. */
export function route(hash: string): Route {
  const asked = hash.replace(/^#/, "");
  if (asked.startsWith("/")) return byPath(asked.split("/").slice(1).map(decoded));
  // The short forms that links and the command line use.
  const wish = new URLSearchParams(asked);
  const code = wish.get("join");
  if (code) return { screen: "join", code, name: wish.get("name") ?? "" };
  const table = wish.get("table");
  return table ? { screen: "table", table } : { screen: "home" };
}

function byPath([screen, part = ""]: string[]): Route {
  if (screen === "host") return { screen, game: part };
  if (screen === "replay") return { screen, table: part };
  if ((screen === "table" || screen === "invite") && part) return { screen, table: part };
  return { screen: "home" };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}

/** The code in something that a person pasted: a whole link, or the code alone. */
export function pastedCode(text: string): string {
  const behind = text.includes("#") ? text.slice(text.indexOf("#")) : `#join=${text.trim()}`;
  const found = route(behind.trim());
  return found.screen === "join" ? found.code : "";
}

/** The link that brings somebody to a seat. */
export function joinLink(code: string, origin = location.origin): string {
  return `${origin}/#join=${code}`;
}

/** Whether a link to this address leads anybody here but who sits at this machine. */
export function isReachable(hostname = location.hostname): boolean {
  return !["localhost", "127.0.0.1", "[::1]", "::1"].includes(hostname);
}
