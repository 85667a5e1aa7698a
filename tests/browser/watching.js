// Watching: what a page shows of a match at every moment, from its first one on. A moment is kept when it differs.
(() => {
  const story = (window.story = []);
  const look = () => ({
    scores: Object.fromEntries(
      [...document.querySelectorAll("[data-score]")].map((each) => [each.dataset.score, each.firstElementChild.textContent]),
    ),
    newest: document.querySelector("li.newest")?.textContent.trim() ?? "",
    over: document.querySelector("dialog[open] table") !== null,
    lit: document.querySelectorAll(".lit").length,
    flying: document.querySelectorAll(".flights > b").length,
    moving: document.querySelectorAll(".flights > .piece").length,
    rolling: document.getAnimations().filter((each) => each.effect?.target?.matches?.(".rolled")).length,
  });
  const watch = () => {
    const now = look();
    if (JSON.stringify(now) !== JSON.stringify(story.at(-1))) story.push(now);
    requestAnimationFrame(watch);
  };
  document.addEventListener("DOMContentLoaded", watch);
})();
