import { pageLimits } from "@vesper/contract/core/page-limits";
import { readItem, writeItem } from "#web/session/browser-storage.ts";
import { neutralUrl } from "./leave-site.ts";

export const gateId = "age-gate";
const storageKey = "adultUntil";
// Crawlers skip the gate and read the page behind it.
const crawlerPattern = /bot|crawl|spider|slurp|facebookexternalhit|preview/i;

export const isKnownAdult = () =>
  Number(readItem(storageKey)) > Date.now() || crawlerPattern.test(navigator.userAgent);

export const rememberAdult = () => writeItem(storageKey, String(Date.now() + pageLimits.web.ageGate));

/**
 * Inline version of the code above. It is placed right after the gate, shows it before first paint and handles its
 * buttons even before hydration.
 */
export const gateScript = `(function(){
var g=document.getElementById("${gateId}");
try{if(Number(localStorage.getItem("${storageKey}"))>Date.now())return}catch(e){}
if(${crawlerPattern}.test(navigator.userAgent)||!g.showModal)return;
g.showModal();
g.addEventListener("cancel",function(e){e.preventDefault()});
g.addEventListener("close",function(){if(g.returnValue!=="adult"&&!g.open)g.showModal()});
g.addEventListener("click",function(e){
var a=e.target.closest("button");
if(!a)return;
if(a.value==="leave"){document.title="";location.replace("${neutralUrl}");return}
try{localStorage.setItem("${storageKey}",String(Date.now()+${pageLimits.web.ageGate}))}catch(e){}
g.close("adult")})
})()`;
