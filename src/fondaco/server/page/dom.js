// Small words for making and changing parts of the page.

export const $ = (id) => document.getElementById(id);

export function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else if (value === true) made.setAttribute(key, "");
    else if (value !== false && value !== undefined) made.setAttribute(key, value);
  }
  made.append(...children);
  return made;
}

// A part drawn anew must not throw out whoever is on it with the keyboard: what had the focus is
// found again by its key. Whether the focus was there, and could not be kept, is answered.
export function redraw(place, ...children) {
  const focused = place.contains(document.activeElement) ? document.activeElement : null;
  const key = focused?.dataset.key;
  place.replaceChildren(...children);
  if (!focused) return false;
  const again = key && [...place.querySelectorAll("[data-key]")].find((one) => one.dataset.key === key);
  again?.focus();
  return !again;
}

export function button(text, work, more = {}) {
  return element("button", { type: "button", onclick: work, "data-key": text, ...more }, text);
}

// A sheet of paper over the table: a rule, a link, a list.
export function show(title, ...children) {
  $("paper-title").textContent = title;
  $("paper-text").replaceChildren(...children);
  if (!$("paper").open) $("paper").showModal();
}
