// Icons: the few of the set that are used, each taken by itself so that the rest stays out of the bundle.

import alert from "lucide-static/icons/circle-alert.svg?raw";
import back from "lucide-static/icons/arrow-left.svg?raw";
import book from "lucide-static/icons/book-open.svg?raw";
import bot from "lucide-static/icons/bot.svg?raw";
import chat from "lucide-static/icons/message-circle.svg?raw";
import check from "lucide-static/icons/check.svg?raw";
import clock from "lucide-static/icons/clock.svg?raw";
import close from "lucide-static/icons/x.svg?raw";
import copy from "lucide-static/icons/copy.svg?raw";
import download from "lucide-static/icons/download.svg?raw";
import eye from "lucide-static/icons/eye.svg?raw";
import forward from "lucide-static/icons/fast-forward.svg?raw";
import fork from "lucide-static/icons/git-fork.svg?raw";
import history from "lucide-static/icons/history.svg?raw";
import home from "lucide-static/icons/house.svg?raw";
import leave from "lucide-static/icons/log-out.svg?raw";
import left from "lucide-static/icons/chevron-left.svg?raw";
import lamp from "lucide-static/icons/lightbulb.svg?raw";
import link from "lucide-static/icons/link.svg?raw";
import log from "lucide-static/icons/scroll-text.svg?raw";
import lost from "lucide-static/icons/wifi-off.svg?raw";
import menu from "lucide-static/icons/ellipsis.svg?raw";
import minus from "lucide-static/icons/minus.svg?raw";
import pause from "lucide-static/icons/pause.svg?raw";
import person from "lucide-static/icons/user.svg?raw";
import people from "lucide-static/icons/users.svg?raw";
import phone from "lucide-static/icons/smartphone.svg?raw";
import play from "lucide-static/icons/play.svg?raw";
import plus from "lucide-static/icons/plus.svg?raw";
import right from "lucide-static/icons/chevron-right.svg?raw";
import search from "lucide-static/icons/search.svg?raw";
import send from "lucide-static/icons/send.svg?raw";
import settings from "lucide-static/icons/settings.svg?raw";
import shield from "lucide-static/icons/shield-check.svg?raw";
import text from "lucide-static/icons/align-left.svg?raw";
import trophy from "lucide-static/icons/trophy.svg?raw";
import tray from "lucide-static/icons/dices.svg?raw";
import tv from "lucide-static/icons/tv.svg?raw";
import undo from "lucide-static/icons/undo-2.svg?raw";
import upload from "lucide-static/icons/upload.svg?raw";

const files = {
  alert,
  back,
  book,
  bot,
  chat,
  check,
  clock,
  close,
  copy,
  download,
  eye,
  forward,
  fork,
  history,
  home,
  leave,
  left,
  lamp,
  link,
  log,
  lost,
  menu,
  minus,
  pause,
  person,
  people,
  phone,
  play,
  plus,
  right,
  search,
  send,
  settings,
  shield,
  text,
  trophy,
  tray,
  tv,
  undo,
  upload,
};

export type IconName = keyof typeof files;

/** The shapes of an icon, to put inside a 24 x 24 drawing. */
export function shapes(name: IconName): string {
  return files[name].replace(/<!--[^]*?-->/g, "").replace(/^[^]*?<svg[^>]*>|<\/svg>\s*$/g, "");
}
